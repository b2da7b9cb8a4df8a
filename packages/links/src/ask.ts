/** Asks hosts whether addresses are there. */

export interface Answer {
  address: string;
  /** What is wrong; nothing where the address is there. */
  fault?: string;
  /** Where it has moved to. */
  moved?: string;
  /** Nobody answered: the fault may be this machine's. */
  isSilent?: boolean;
}

/** Hosts that do not answer a question about a page may answer the page itself. */
const METHODS = ['HEAD', 'GET'];

async function askOnce(address: string, patience: number, method: string): Promise<Answer> {
  try {
    const response = await fetch(address, {
      method,
      headers: {'user-agent': 'Mozilla/5.0 (compatible; link check)'},
      signal: AbortSignal.timeout(patience),
    });
    await response.body?.cancel();
    return {
      address,
      ...(!response.ok && {fault: `answers ${response.status}`}),
      ...(response.redirected && {moved: response.url}),
    };
  } catch (error) {
    const {name, message, cause} = error as Error;
    const reason = cause instanceof Error && cause.message ? cause.message : message;
    const fault = name === 'TimeoutError' ? `does not answer within ${patience / 1000} s` : reason;
    return {address, fault, isSilent: true};
  }
}

/** @param patience longest wait for an answer, in milliseconds */
async function ask(address: string, patience: number): Promise<Answer> {
  let answer: Answer = {address};
  for (const method of METHODS) {
    answer = await askOnce(address, patience, method);
    if (answer.fault === undefined) {
      break;
    }
  }
  return answer;
}

/** Hosts side by side, the addresses of one host one after the other. */
export async function askAll(addresses: Iterable<string>, patience: number): Promise<Answer[]> {
  const hosts = new Map<string, string[]>();
  for (const address of addresses) {
    const {host} = new URL(address);
    hosts.set(host, [...(hosts.get(host) ?? []), address]);
  }
  const answers = [...hosts.values()].map(async (own) => {
    const all: Answer[] = [];
    for (const address of own) {
      all.push(await ask(address, patience));
    }
    return all;
  });
  return (await Promise.all(answers)).flat();
}
