/** What is said of addresses that were asked. */
import type {Answer} from './ask';

export interface Verdict {
  isOk: boolean;
  says: string[];
}

/** The reason why an address is not asked; nothing for one that is. */
export const exceptionFor = (
  address: string,
  exceptions: Readonly<Record<string, string>>,
): string | undefined => Object.keys(exceptions).find((start) => address.startsWith(start));

/** How many pages of an address are named. */
const NAMED = 3;

/**
 * @param links pages by the addresses that they lead to
 * @param answers to all addresses without an exception
 */
export function judge(
  links: ReadonlyMap<string, readonly string[]>,
  answers: readonly Answer[],
  exceptions: Readonly<Record<string, string>>,
): Verdict {
  if (answers.length > 0 && answers.every(({isSilent}) => isSilent)) {
    return {
      isOk: false,
      says: [
        `None of ${answers.length} addresses answers: this machine seems to have no network. Nothing is known of them.`,
      ],
    };
  }
  const placesOf = (address: string): string => {
    const pages = links.get(address) ?? [];
    const more = pages.length > NAMED ? ` and ${pages.length - NAMED} more` : '';
    return pages.slice(0, NAMED).join(', ') + more;
  };
  const broken = answers.filter(({fault}) => fault !== undefined);
  const moved = answers.filter((one) => one.fault === undefined && one.moved !== undefined);
  const used = new Set([...links.keys()].map((address) => exceptionFor(address, exceptions)));
  const idle = Object.keys(exceptions).filter((start) => !used.has(start));
  return {
    isOk: broken.length === 0 && idle.length === 0,
    says: [
      ...moved.map((one) => `moved    ${one.address} → ${one.moved} (${placesOf(one.address)})`),
      ...broken.map((one) => `BROKEN   ${one.address} ${one.fault} (${placesOf(one.address)})`),
      ...idle.map((start) => `IDLE     no page leads to ${start}: take it out of the exceptions`),
      `${answers.length} addresses asked, ${broken.length} broken, ${moved.length} moved; ` +
        `${links.size - answers.length} not asked, each for a reason among the exceptions`,
    ],
  };
}
