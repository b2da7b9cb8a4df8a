/** "Keep for offline reading": a copy of the whole site in this browser, for readers who ask for it (src/offline). */
import {text} from '@collektive/texts';
import {cacheOf} from '../../offline/names';
import {button} from './elements';
import type * as Panel from './offlinePanel';
import {findOwn} from './ownWorker';
import type {Page} from './page';

const KEEP = text('Keep for offline reading');
const REMOVE = text('Remove offline copy');

/** Is there a copy? Nothing is said where none can be: not every browser keeps something, and none without encryption. */
async function look(): Promise<'kept' | 'none' | undefined> {
  try {
    const own = await findOwn();
    if (!own) {
      // What is left where a browser was closed while a copy came.
      await caches.delete(cacheOf(TOOLS.baseUrl));
    }
    return own?.active ? 'kept' : 'none';
  } catch {
    return undefined;
  }
}

/** Stored where a reader took away a copy: nobody gets it again without asking. */
const DECLINED = 'offline-declined';

const savesData = (): boolean =>
  (navigator as {connection?: {saveData?: boolean}}).connection?.saveData === true;

const panel = (): Promise<typeof Panel> => {
  const address = TOOLS.offlinePanel;
  return import(address) as Promise<typeof Panel>;
};

/** Adds the control to the footer, where there is room for it. */
export async function addOffline({say, store}: Page): Promise<void> {
  const found = await look();
  const place = document.querySelector('.theme-layout-footer > div');
  if (!found || !place || place.querySelector('.tool-offline')) {
    return;
  }
  let isKept = found === 'kept';
  const show = (is: boolean): void => {
    isKept = is;
    control.textContent = is ? REMOVE : KEEP;
  };
  const act = async ({ask, remove}: typeof Panel): Promise<void> => {
    if (isKept) {
      await remove();
      if (TOOLS.offlineUnasked) {
        store()?.setItem(DECLINED, 'true');
      }
      show(false);
      say(text('The offline copy was removed.'));
    } else {
      ask(KEEP, () => show(true));
    }
  };
  const control = button(KEEP, () => {
    panel()
      .then(act)
      .catch(() => say(text('This is not possible at the moment. Are you offline?')));
  });
  control.classList.add('tool-offline');
  show(isKept);
  place.append(control);
  if (TOOLS.offlineUnasked && !isKept && !savesData() && !store()?.getItem(DECLINED)) {
    const {keep, remove} = await panel();
    await keep().then(() => show(true), remove);
  }
}
