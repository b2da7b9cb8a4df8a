/** Offers what a figure shows as files; what makes them is fetched only then. */
import {text} from '@collektive/texts';
import {button, html} from '../player/dom';
import {type Page} from '../player/changes';
import {faultOfModule} from '../player/files';
import {FAULTS} from '../player/sentences';
import {type SavedFigure, type SaveModule} from './later';

/** @param saved says what is to be saved, when that is asked for */
export function savingOf(saved: () => SavedFigure, page: Page): HTMLElement {
  const save = async (act: (module: SaveModule) => void): Promise<void> => {
    let module: SaveModule;
    try {
      module = (await import(FIGURE_FILES.save)) as SaveModule;
    } catch {
      page.notify(FAULTS[await faultOfModule(FIGURE_FILES.save)], text('Reload the page'), () =>
        window.location.reload(),
      );
      return;
    }
    act(module);
  };
  return html(
    'div',
    {class: 'row'},
    button(text('Save picture (SVG)'), () => void save((module) => module.saveDrawing(saved()))),
    button(text('Save values (CSV)'), () => void save((module) => module.saveValues(saved()))),
  );
}
