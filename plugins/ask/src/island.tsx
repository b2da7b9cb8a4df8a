/** The panel of the AI question mode as an island: fetched when a reader asks, in a root of its own. */
import {createRoot} from 'react-dom/client';
import {Boundary, type Crashed} from '@collektive/search/ui';
import type {SearchSite} from '@collektive/search/client';
import Panel from './Panel';

/** Filled in by the build. */
declare const SEARCH_SITE: SearchSite;

/** Shows the panel, and asks a question in it. @throws Error in a build without the mode */
export function ask(question: string, Crashed: Crashed): void {
  const {settings, url} = SEARCH_SITE;
  if (!settings.askAi) {
    throw new Error('This build has no service that answers questions.');
  }
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  // The dialog gives the focus back by itself.
  const close = (): void => {
    root.unmount();
    place.remove();
  };
  root.render(
    <Boundary Crashed={Crashed} onClose={close}>
      <Panel {...settings.askAi} siteUrl={url} question={question} onClose={close} />
    </Boundary>,
  );
}
