/** What the reader wrote before another program took its place. */
import {type Page} from '../player/changes';
import {earlier} from '../player/earlier';
import {PLAYGROUND} from '../player/link';
import {type Offered, type Own} from './gallery';
import {readState} from './state';

declare global {
  /** All figures; replaced when plugins/playground builds the workbench. */
  const DESK_FIGURES: readonly Offered[];
}

/** The newest first. @param open brings one back, as it was kept */
export const wroteBefore = (page: Page, open: (text: string) => void): Own[] =>
  earlier(page.store(), PLAYGROUND).map((kept) => {
    const {text = '', figure} = readState(kept)?.state ?? {};
    const title = DESK_FIGURES.find(({name}) => name === figure)?.title;
    return {
      title: title === undefined ? 'Your program' : `${title}, changed by you`,
      says: text.trim().split('\n').at(-1)?.trim() ?? '',
      open: () => open(kept),
    };
  });
