/** What `npm audit --json` found, as sentences. */

interface Fault {
  name: string;
  severity: string;
  /** Advisories, or names of packages that bring the fault along. */
  via: (string | {title?: string; url?: string})[];
}
interface Report {
  vulnerabilities?: Record<string, Fault>;
  error?: {summary?: string};
  message?: string;
  statusCode?: number;
}

/** What ends a check; the others are npm's to tell. */
const GRAVE = ['high', 'critical'];

/** Packages with a grave fault that does no harm here, each with the reason; a row goes with the fault. */
export const HARMLESS: Readonly<Record<string, string>> = {};

/** What registries answer that keep no list of faults, as mirrors do not. */
const NO_LIST = [404, 405, 501];

function sentenceOf({name, severity, via}: Fault): string {
  const advisories = via.map((one) =>
    typeof one === 'string' ? `through ${one}` : `${one.title ?? ''} ${one.url ?? ''}`.trim(),
  );
  return `${name} (${severity}): ${advisories.join('; ')}`;
}

/** @param json npm's answer. @returns a sentence, and whether the packages may be used */
export function judgeAudit(
  json: string,
  harmless: Readonly<Record<string, string>> = HARMLESS,
): {ok: boolean; says: string} {
  let report: Report;
  try {
    report = JSON.parse(json) as Report;
  } catch {
    return {ok: false, says: `npm's answer about faults cannot be read: ${json.slice(0, 200)}`};
  }
  if (NO_LIST.includes(report.statusCode ?? 0)) {
    return {ok: true, says: 'This registry keeps no list of faults: none was looked for.'};
  }
  if (!report.vulnerabilities) {
    const why = report.error?.summary || report.message || json.slice(0, 200);
    return {ok: false, says: `Faults of packages could not be looked for: ${why}. Try again.`};
  }
  const grave = Object.values(report.vulnerabilities).filter(({severity}) =>
    GRAVE.includes(severity),
  );
  const unknown = grave.filter(({name}) => !Object.hasOwn(harmless, name));
  const gone = Object.keys(harmless).filter((name) => !grave.some((one) => one.name === name));
  if (unknown.length + gone.length > 0) {
    return {
      ok: false,
      says: [
        ...unknown.map(sentenceOf),
        ...gone.map((name) => `${name} has no grave fault any more: take out its row`),
        'Update such a package, or say in scripts/check/rules/audit.ts why its fault does no harm here.',
      ].join('\n'),
    };
  }
  return {ok: true, says: 'No package has a grave fault that is known.'};
}
