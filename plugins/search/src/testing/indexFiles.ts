import {SITE} from './fixture';
import {buildIndex} from '../index/indexing';
import {INDEX_FORMAT, type WholeIndex} from '../index/whole';
import {titlesOf} from '../index/stored';
import {cutTexts} from '../index/texts';

/** The index of the small site as the build writes it, for the tests of the worker. */

export const ADDRESS = 'https://site.test/search/index.json';

export const asJson = (text: string | undefined): Response =>
  new Response(text ?? null, {headers: {'content-type': 'application/json'}});

/** Texts of files by name. */
export const files = new Map<string, string>();

/** Names of the files that hold texts, in the order of the sections. */
export const textNames = cutTexts(SITE).map((texts, at) => {
  const name = `texts.${at}.json`;
  files.set(name, JSON.stringify(texts));
  return name;
});

const titles = titlesOf(SITE);
const words = buildIndex(SITE);
const index: WholeIndex = {
  format: INDEX_FORMAT,
  sections: 11,
  titles,
  words,
  texts: textNames,
};
files.set('index.json', JSON.stringify(index));

/** What answers instead of the file, if anything does; a promise that stays open is a slow host. */
export type Fault = (name: string) => Response | Promise<Response | undefined> | undefined;

/** A host of these files, and the names of texts files that it was asked for since the last call. */
export function withFault(fault: Fault = () => undefined) {
  let asked: string[] = [];
  return {
    fetched: async (url: URL): Promise<Response> => {
      const name = url.pathname.split('/').at(-1)!;
      asked.push(name);
      return (await fault(name)) ?? asJson(files.get(name));
    },
    textsFetched: (): string[] => {
      const names = asked.filter((name) => name.startsWith('texts.'));
      asked = [];
      return names;
    },
  };
}
