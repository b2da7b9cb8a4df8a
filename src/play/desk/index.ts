/** The playground: a figure whose program is written beside it, and whose network is any. */
import type * as EditorModule from '../editor';
import {type DeskOptions} from '../figures/later';
import {Desk} from './desk';
import styles from './styles.css';

const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);

/** Opens the editor beside a figure. @throws where it cannot be had */
export async function open(options: DeskOptions): Promise<void> {
  const module = (await import(PLAY_FILES.editor)) as typeof EditorModule;
  const desk = new Desk(options, module);
  options.root.adoptedStyleSheets.push(sheet);
  options.root.querySelector('slot[name="code"]')?.replaceWith(desk.element);
  await desk.open();
}
