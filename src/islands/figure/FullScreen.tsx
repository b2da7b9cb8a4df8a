/** A button by which a figure fills the screen; Escape leaves, as browsers have it. */
import {type ReactNode, useSyncExternalStore} from 'react';
import {announce} from '@collektive/static-pages/page';

function follow(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

const isOn = (): boolean => document.fullscreenElement !== null;

/** Nothing where the browser does not let a page fill the screen. */
export default function FullScreen(): ReactNode {
  const leaves = useSyncExternalStore(follow, isOn, isOn);
  if (!document.fullscreenEnabled) {
    return null;
  }
  const label = leaves ? 'Leave full screen' : 'Full screen';
  const change = async (figure: Element): Promise<void> => {
    try {
      await (leaves ? document.exitFullscreen() : figure.requestFullscreen());
    } catch {
      announce('This browser does not let the page fill the screen.');
    }
  };
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={({currentTarget}) => void change(currentTarget.closest('.figure')!)}>
      <svg viewBox="0 0 16 16">
        <path
          d={
            leaves ? 'M6 2v4H2m12 0h-4V2m0 12v-4h4M2 10h4v4' : 'M2 6V2h4m4 0h4v4m0 4v4h-4m-4 0H2v-4'
          }
        />
      </svg>
    </button>
  );
}
