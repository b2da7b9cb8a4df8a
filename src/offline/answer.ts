/** How long a reader waits for the network before the copy is shown: milliseconds. */
const PATIENCE = 5000;

const patience = (): Promise<undefined> =>
  new Promise((resolve) => setTimeout(() => resolve(undefined), PATIENCE));

/**
 * The answer to a request for what a copy has. What may change comes from the network, so that nobody who has one reads
 * what is old; where it fails, is at fault or takes long, from the copy.
 * @param isFixed its name changes with its content: the copy is as good as the network
 */
export async function answer(
  request: Request,
  isFixed: boolean,
  fromCopy: () => Promise<Response | undefined>,
): Promise<Response> {
  if (isFixed) {
    return (await fromCopy()) ?? fetch(request);
  }
  const fromNetwork = fetch(request);
  const first = await Promise.race([fromNetwork, patience()]).catch(() => undefined);
  if (first && first.status < 500) {
    return first;
  }
  const copy = await fromCopy();
  return copy ? forMethod(request, copy) : fromNetwork;
}

/** Pages ask by HEAD whether there is an answer. */
const forMethod = ({method}: Request, {status, headers, body}: Response): Response =>
  new Response(method === 'HEAD' ? null : body, {status, headers});
