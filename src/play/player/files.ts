/** What the player fetches, each by a name with a hash of its content. */
import {type PlayableSample} from '../sample';
import {type Fault, faultOf} from './runner';

declare global {
  /** Replaced when plugins/play builds the player. */
  const PLAY_FILES: {
    /** Addresses from the host's root. */
    readonly worker: string;
    readonly editor: string;
    readonly figures: string;
    readonly exercises: string;
    /** The page where any program runs on any network. */
    readonly playground: string;
    /** By name of the sample. */
    readonly samples: Readonly<Record<string, string>>;
  };
}

/** A file that cannot be had. */
export class Missing extends Error {
  constructor(readonly fault: Fault) {
    super(fault);
  }
}

const fetched = new Map<string, Promise<PlayableSample>>();

/**
 * A file of data of this release.
 * @throws Missing where it cannot be had
 */
export async function load<Data>(address: string): Promise<Data> {
  const response = await fetch(address).catch(() => undefined);
  if (!response?.ok) throw new Missing(response?.status === 404 ? 'gone' : await faultOf(address));
  return (await response.json()) as Data;
}

/**
 * A sample, fetched once.
 * @throws Missing where it cannot be had; then another try may mend it
 */
export function sampleOf(name: string): Promise<PlayableSample> {
  const address = PLAY_FILES.samples[name];
  if (address === undefined) return Promise.reject(new Missing('gone'));
  const sample = fetched.get(address) ?? load<PlayableSample>(address);
  fetched.set(address, sample);
  sample.catch(() => fetched.delete(address));
  return sample;
}
