/** What the policies of pages allow because of search and the AI question mode. */
import type {SearchSettings} from '@collektive/search';

/** The provider's logo, which DocSearch 3.9.0 shows in the modal, brings a style sheet of its own. */
export const LOGO_STYLES = '.cls-1,.cls-2{fill:#003dff;}.cls-2{fill-rule:evenodd;}';

/** An origin; a service on the machine itself, being tried, may move to another port. */
function originOf(address: string): string {
  const {origin, protocol, hostname} = new URL(address);
  return hostname === '127.0.0.1' || hostname === 'localhost'
    ? `${protocol}//${hostname}:*`
    : origin;
}

/** Origins that a build with the hosted provider or the AI question mode speaks to; none otherwise. */
export function originsOf(settings: SearchSettings): string[] {
  const provider =
    settings.mode === 'hosted'
      ? (settings.hosts ?? [
          `https://${settings.appId}-dsn.algolia.net`,
          // The hosts that the provider's client turns to when the first does not answer.
          ...[1, 2, 3].map((n) => `https://${settings.appId}-${n}.algolianet.com`),
        ])
      : [];
  const addresses = [...provider, settings.insights?.host, settings.askAi?.endpoint];
  return [
    ...new Set(
      addresses.flatMap((address) => (address?.startsWith('http') ? [originOf(address)] : [])),
    ),
  ];
}
