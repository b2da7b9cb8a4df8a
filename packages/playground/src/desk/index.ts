/** The playground: a figure whose program is written beside it, and whose network is any. */
import type * as EditorModule from '../editor';
import {type DeskOptions} from '../figures/later';
import {Desk} from './desk';
import galleryStyles from './gallery.css';
import {split, swap} from './panes';
import styles from './styles.css';

const sheets = [styles, galleryStyles].map((text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
});

/** Opens the editor beside a figure. @throws where it cannot be had */
export async function open(options: DeskOptions): Promise<void> {
  const module = (await import(PLAY_FILES.editor)) as typeof EditorModule;
  const {root} = options;
  const desk = new Desk(options, module);
  root.adoptedStyleSheets.push(...sheets);
  const host = root.host as HTMLElement;
  root.querySelector('slot[name="code"]')?.replaceWith(swap(host), desk.element, split(host));
  await desk.open();
}
