/** Plays on the home page: its picture stays what it is, and only its colours change. */
import {type FigureData} from '../figure/data';
import {type Page} from '../player/changes';
import {Hero} from './hero';
import {Picture} from './picture';

/** Brings the picture in this host to life. */
export async function open(host: HTMLElement, page: Page, data: FigureData): Promise<void> {
  const picture = host.querySelector('svg');
  if (picture !== null) {
    await new Hero(new Picture(picture), host, data, page).open();
  }
}
