/** What the site fetches from itself, looked at before it is used: a host may answer with anything. */

/** Why a file cannot be used: nobody answers for it, it is gone, or something else came in its place. */
export type FetchFault = 'offline' | 'gone' | 'wrong';

/** A file that cannot be used; its message names it. */
export class FetchError extends Error {
  constructor(
    readonly fault: FetchFault,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

export const SERVER_ERROR = 500;

/** Is an answer what it should be by its type? For what is missing, some hosts send a page with status 200. */
export const isOfType = ({headers}: Response, type: 'json' | 'javascript' | 'html'): boolean =>
  headers.get('content-type')?.includes(type) ?? false;

/** Gets a file as JSON. @throws FetchError */
export async function fetchJson(address: string | URL, init?: RequestInit): Promise<unknown> {
  const name = String(address).replace(/^\w+:\/\/[^/]*|\?.*/g, '');
  const fail = (fault: FetchFault, problem: string, cause?: unknown): never => {
    throw new FetchError(fault, name + problem, {cause});
  };
  const response = await fetch(address, init).catch((cause: unknown) =>
    fail('offline', ' cannot be fetched.', cause),
  );
  const {ok, status} = response;
  if (!ok) {
    fail(status < SERVER_ERROR ? 'gone' : 'offline', ` cannot be fetched: status ${status}.`);
  }
  if (!isOfType(response, 'json')) {
    fail(
      'wrong',
      ` is not valid JSON but ${response.headers.get('content-type')}; was the site built?`,
    );
  }
  const text = await response
    .text()
    .catch((cause: unknown) => fail('offline', ' broke off.', cause));
  try {
    return JSON.parse(text) as unknown;
  } catch (cause) {
    return fail('wrong', ' is not valid JSON; was the site built?', cause);
  }
}

type Kind = 'string' | 'number' | 'array' | 'object';

/** Of what kind each field of an object is. */
export type Shape<Data> = {readonly [Field in keyof Data]-?: Kind};

const kindOf = (value: unknown): string =>
  Array.isArray(value) ? 'array' : value === null ? 'null' : typeof value;

/** Gets a file of data. @throws FetchError where it is not there, or of another shape */
export async function fetchData<Data>(address: string, shape: Shape<Data>): Promise<Data> {
  const value = await fetchJson(address);
  const isFine =
    kindOf(value) === 'object' &&
    Object.entries(shape).every(
      ([field, kind]) => kindOf((value as Record<string, unknown>)[field]) === kind,
    );
  if (!isFine) {
    throw new FetchError('wrong', `${address} is of another shape.`);
  }
  return value as Data;
}

/**
 * Why a script that the browser could not start cannot be used.
 * @param fine what it is where nothing is wrong with the script
 */
export async function faultOfScript<Fine extends string>(
  address: string,
  fine: Fine,
): Promise<FetchFault | Fine> {
  try {
    const response = await fetch(address, {method: 'HEAD', cache: 'no-store'});
    if (!response.ok) {
      return response.status < SERVER_ERROR ? 'gone' : 'offline';
    }
    return isOfType(response, 'javascript') ? fine : 'wrong';
  } catch {
    return 'offline';
  }
}
