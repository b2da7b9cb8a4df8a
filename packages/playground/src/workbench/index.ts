/** The playground: a figure whose program is written beside it, and whose network is any. */
import type * as EditorModule from '../editor';
import {type WorkbenchOptions} from '../figures/later';
import {Workbench} from './workbench';
import galleryStyles from './gallery.css';
import {split, swap} from './panes';
import styles from './styles.css';

const sheets = [styles, galleryStyles].map((text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
});

/** Opens the editor beside a figure. @throws where it is unavailable */
export async function open(options: WorkbenchOptions): Promise<void> {
  const module = (await import(PLAY_FILES.editor)) as typeof EditorModule;
  const {root} = options;
  const workbench = new Workbench(options, module);
  root.adoptedStyleSheets.push(...sheets);
  const host = root.host as HTMLElement;
  root.querySelector('slot[name="code"]')?.replaceWith(swap(host), workbench.element, split(host));
  await workbench.open();
}
