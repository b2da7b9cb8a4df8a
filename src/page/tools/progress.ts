/** What a reader has read of the tutorials, in this browser only. */
import {make} from './elements';
import type {Page} from './page';
import {lineBelowTitle} from './markdownCopy';

const KEY = 'tutorials';
/** Of how many exercises of a page are done, `2/4`: packages/playground/src/exercises/head keeps it. */
const EXERCISES = 'exercises:';

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

/** Selects the sidebar's links to pages of a folder. @param folder its address */
const linksTo = (folder: string): string => `a.menu__link[href^="${folder}"]`;

/** Beside a link, how many exercises of its page are done. @param share as it is stored, whoever wrote it */
function markExercises(link: Element, share: string): void {
  link.querySelector('.tool-done')?.remove();
  const [, done, all] = /^(\d{1,3})\/(\d{1,3})$/.exec(share) ?? [];
  if (done !== undefined) {
    const words = make('span', {className: 'sr-only'}, `, ${done} of ${all} exercises done`);
    const seen = make('span', {'aria-hidden': 'true'}, share);
    link.append(make('span', {className: 'tool-done'}, seen, words));
  }
}

export function followProgress({store}: Page): void {
  const {pathname} = window.location;
  const tutorials = `${TOOLS.baseUrl}docs/tutorials/`;
  /** As it is by now: other pages and windows keep theirs, too. */
  const progress = (): Progress => readProgress(store()?.getItem(KEY));
  const keep = (more: Partial<Progress>): void =>
    store()?.setItem(KEY, JSON.stringify({...progress(), ...more}));
  const mark = (): void => {
    const {read} = progress();
    for (const link of document.querySelectorAll<HTMLAnchorElement>(linksTo(tutorials))) {
      if (read.includes(link.pathname) && !link.querySelector('.tool-read')) {
        link.append(
          make('span', {className: 'tool-read'}, make('span', {className: 'sr-only'}, ', read')),
        );
      }
      markExercises(link, store()?.getItem(EXERCISES + link.pathname) ?? '');
    }
  };
  mark();
  // Pages are read, and exercises done, in this window or in another.
  window.onstorage = mark;
  if (pathname.startsWith(tutorials)) {
    keep({last: {path: pathname, title: document.querySelector('h1')?.textContent ?? ''}});
    const end = document.querySelector('main .pagination-nav');
    if (end && !progress().read.includes(pathname)) {
      const observer = new IntersectionObserver((entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) {
          observer.disconnect();
          keep({read: [...new Set([...progress().read, pathname])]});
          mark();
        }
      });
      observer.observe(end);
    }
    return;
  }
  const {read, last} = progress();
  const place =
    lineBelowTitle() ??
    (pathname === `${TOOLS.baseUrl}docs/category/tutorials/`
      ? document.querySelector('main header p')
      : null);
  if (
    place &&
    last?.path.startsWith(tutorials) &&
    /^\/?docs\/(intro|category\/tutorials)\/$/.test(pathname.slice(TOOLS.baseUrl.length - 1))
  ) {
    // A page that was read to its end leads to the next one of the sidebar that was not.
    const steps = [...document.querySelectorAll<HTMLAnchorElement>(linksTo(tutorials))];
    const at = steps.findIndex((link) => link.pathname === last.path);
    const next = read.includes(last.path)
      ? steps.slice(at + 1).find((link) => !read.includes(link.pathname))
      : undefined;
    place.querySelector('.tool-last')?.remove();
    place.append(
      make(
        'a',
        {className: 'tool tool-last', href: next?.pathname ?? last.path},
        `Continue: ${next?.firstChild?.textContent ?? last.title}`,
      ),
    );
  }
}
