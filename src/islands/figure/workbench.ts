/** The editor of the playground: fetched once its network runs. */
import {FAULTS, type FigureModel, type WorkbenchModule} from '@collektive/playground/figures';
import {notify} from '@collektive/static-pages/page';
import {PAGE} from '../page';

/**
 * Puts the workbench into the place of the program.
 * @param place holds the program as the page was sent with it
 */
export async function openWorkbench(figure: FigureModel, place: HTMLElement): Promise<void> {
  const root = place.shadowRoot ?? place.attachShadow({mode: 'open'});
  // What the page was sent with is seen until the editor is there.
  root.replaceChildren(document.createElement('slot'));
  try {
    const {open} = (await import(
      /* webpackIgnore: true */ FIGURE_FILES.workbench
    )) as WorkbenchModule;
    await open({figure, data: figure.data, root, page: PAGE});
  } catch (error) {
    reportError(error);
    notify(FAULTS.offline, 'Reload the page', () => window.location.reload());
  }
}
