import {useState, type ReactNode} from 'react';
import Layout from '@theme/Layout';

declare global {
  interface Window {
    /** While `true`, the page throws when it renders. */
    __crash?: boolean;
  }
}

function Page(): ReactNode {
  const [, render] = useState(0);
  if (typeof window !== 'undefined' && window.__crash) {
    throw new Error('A device left while its round was running');
  }
  return (
    <main className="container margin-vert--lg">
      <h1>Crash test</h1>
      <p>This page breaks when you press the button.</p>
      <button
        type="button"
        className="button button--secondary"
        onClick={() => {
          window.__crash = true;
          render((count) => count + 1);
        }}>
        Crash
      </button>
    </main>
  );
}

export default function CrashTest(): ReactNode {
  return (
    <Layout title="Crash test" description="A page that breaks on demand.">
      <Page />
    </Layout>
  );
}
