/** What a reader has read of the tutorials, in this browser only. */
import {phrase} from '@collektive/texts';
import {make} from './elements';
import type {Page} from './page';
import {lineBelowTitle} from './twin';

const KEY = 'tutorials';

interface Progress {
  /** Addresses of pages that were read to their end. */
  read: string[];
  /** The tutorial that was opened last. */
  last?: {path: string; title: string};
}

/** What is stored, whoever wrote it. */
export function readProgress(stored: string | null | undefined): Progress {
  try {
    const {read, last} = JSON.parse(stored ?? '') as Partial<Record<string, unknown>>;
    const {path, title} = (last ?? {}) as Partial<Record<string, unknown>>;
    return {
      read: Array.isArray(read) ? read.filter((one) => typeof one === 'string') : [],
      ...(typeof path === 'string' && typeof title === 'string' && {last: {path, title}}),
    };
  } catch {
    return {read: []};
  }
}

export function followProgress({store}: Page): void {
  const {pathname} = window.location;
  const tutorials = `${TOOLS.baseUrl}docs/tutorials/`;
  const progress = readProgress(store()?.getItem(KEY));
  const keep = (): void => store()?.setItem(KEY, JSON.stringify(progress));
  const mark = (): void => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>(
      `a.menu__link[href^="${tutorials}"]`,
    )) {
      if (progress.read.includes(link.pathname) && !link.querySelector('.tool-read')) {
        link.append(
          make('span', {className: 'tool-read'}, make('span', {className: 'sr-only'}, ', read')),
        );
      }
    }
  };
  mark();
  if (pathname.startsWith(tutorials)) {
    progress.last = {path: pathname, title: document.querySelector('h1')?.textContent ?? ''};
    keep();
    const end = document.querySelector('main .pagination-nav');
    if (end && !progress.read.includes(pathname)) {
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) {
          observer.disconnect();
          progress.read.push(pathname);
          keep();
          mark();
        }
      });
      observer.observe(end);
    }
  } else if (progress.last?.path.startsWith(tutorials)) {
    const place =
      lineBelowTitle() ??
      (pathname === `${TOOLS.baseUrl}docs/category/tutorials/`
        ? document.querySelector('main header p')
        : null);
    if (
      place &&
      /^\/?docs\/(intro|category\/tutorials)\/$/.test(pathname.slice(TOOLS.baseUrl.length - 1)) &&
      !place.querySelector('.tool-last')
    ) {
      const {path, title} = progress.last;
      place.append(
        make(
          'a',
          {className: 'tool tool-last', href: path},
          phrase`Continue where you were: ${title}`,
        ),
      );
    }
  }
}
