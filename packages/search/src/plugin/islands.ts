/** Islands in pages that a framework bundles: they come by an element of their own, and say here that they have. */
import type * as Dialog from '../docsearch/island';
import type * as Results from '../results/island';

declare global {
  interface Window {
    searchDialog?: typeof Dialog;
    searchResults?: typeof Results;
  }
}

const fetched = new Map<string, Promise<void>>();

/** Runs a module's script once. @throws Error where it is unavailable; a later call tries again */
export function fetchScript(address: string): Promise<void> {
  const known = fetched.get(address);
  if (known !== undefined) {
    return known;
  }
  const coming = new Promise<void>((resolve, reject) => {
    const script = document.createElement('script');
    script.type = 'module';
    script.src = address;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      fetched.delete(address);
      reject(new Error(`${address} is unavailable.`));
    };
    document.head.append(script);
  });
  fetched.set(address, coming);
  return coming;
}
