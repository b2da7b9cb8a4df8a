/** The playground: a figure whose program is written beside it, and whose network is any. */
import type * as EditorModule from '../editor';
import {type WorkbenchOptions} from '../figures/later';
import {Workbench} from './workbench';
import galleryStyles from './gallery.css';
import {sheetsOf} from '../player/sheets';
import styles from './styles.css';

const sheets = sheetsOf(styles, galleryStyles);

/** Opens the editor beside a figure. @throws where it is unavailable */
export async function open(options: WorkbenchOptions): Promise<void> {
  const module = (await import(/* webpackIgnore: true */ PLAY_FILES.editor)) as typeof EditorModule;
  const {root} = options;
  const workbench = new Workbench(options, module);
  root.adoptedStyleSheets = sheets;
  root.replaceChildren(workbench.element);
  await workbench.open();
}
