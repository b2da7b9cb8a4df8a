/** What the player fetches, each by a name with a hash of its content. */
import type * as EditorModule from '../editor';
import {type PlayableSample} from '../sample';
import {faultOfScript, fetchData, FetchError, type FetchFault, type Shape} from '@collektive/fetch';
import {Failed} from '../worker/client';

declare global {
  /** Replaced when plugins/playground builds the player. */
  const PLAY_FILES: {
    /** Addresses from the host's root. */
    readonly worker: string;
    readonly editor: string;
    /** What the editor knows of the library. */
    readonly names: string;
    /** The page where any program runs on any network. */
    readonly playground: string;
    /** What projects to download have in common (`ProjectBase`). */
    readonly project: string;
    /** By name of the sample. */
    readonly samples: Readonly<Record<string, string>>;
  };
}

/** A public name of the library. */
export type LibraryName = EditorModule.Name;

/** A file that is unavailable. */
export class Missing extends Failed {}

/** Why a module could not be imported; one that is there by now was out of reach. */
export const faultOfModule = (address: string): Promise<FetchFault> =>
  faultOfScript(address, 'offline');

const SAMPLE: Shape<PlayableSample> = {file: 'object', helpers: 'array', runs: 'object'};

const fetched = new Map<string, Promise<PlayableSample>>();

/**
 * A file of data of this release.
 * @throws Missing where it is unavailable
 */
export async function load<Data>(address: string, shape: Shape<Data>): Promise<Data> {
  try {
    return await fetchData(address, shape);
  } catch (error) {
    throw error instanceof FetchError ? new Missing(error.fault) : error;
  }
}

/**
 * A sample, fetched once.
 * @throws Missing where it is unavailable; then another try may mend it
 */
export function sampleOf(name: string): Promise<PlayableSample> {
  // Names come from links, too: `constructor` is no sample.
  const address = Object.hasOwn(PLAY_FILES.samples, name) ? PLAY_FILES.samples[name] : undefined;
  if (address === undefined) {
    return Promise.reject(new Missing('gone'));
  }
  const sample = fetched.get(address) ?? load(address, SAMPLE);
  fetched.set(address, sample);
  sample.catch(() => fetched.delete(address));
  return sample;
}

let names: Promise<readonly LibraryName[]> | undefined;

/** Names of the library, fetched once; none where they are unavailable: programs are written without them, too. */
export function namesOfLibrary(): Promise<readonly LibraryName[]> {
  names ??= load<{names: readonly LibraryName[]}>(PLAY_FILES.names, {names: 'array'}).then(
    (file) => file.names,
    () => {
      names = undefined;
      return [];
    },
  );
  return names;
}
