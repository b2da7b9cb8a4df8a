/** What `npm audit signatures --json` found, as sentences. */

interface Found {
  name: string;
  version: string;
}
interface Report {
  /** Packages whose signature is not that of what was downloaded. */
  invalid?: Found[];
  /** Packages without a signature, of a registry that signs. */
  missing?: Found[];
  error?: {summary?: string};
}

/** What npm says where no registry in use publishes keys, as mirrors do not. */
const NO_KEYS = 'found no dependencies to audit';

const named = (found: Found[]): string =>
  found.map(({name, version}) => `${name}@${version}`).join(', ');

/** @param json npm's answer. @returns a sentence, and whether the packages may be used */
export function judgeSignatures(json: string): {ok: boolean; says: string} {
  let report: Report;
  try {
    report = JSON.parse(json) as Report;
  } catch {
    return {ok: false, says: `npm's answer about signatures cannot be read: ${json.slice(0, 200)}`};
  }
  const {invalid = [], missing = [], error} = report;
  if (error?.summary?.includes(NO_KEYS)) {
    return {ok: true, says: 'This registry publishes no keys: signatures were not checked.'};
  }
  if (error || !report.invalid || !report.missing) {
    return {
      ok: false,
      says: `Signatures could not be checked: ${error?.summary ?? json.slice(0, 200)}. Try again.`,
    };
  }
  if (invalid.length + missing.length > 0) {
    const faults = [
      ...(invalid.length > 0 ? [`Not what was signed: ${named(invalid)}.`] : []),
      ...(missing.length > 0 ? [`Without a signature: ${named(missing)}.`] : []),
    ];
    return {ok: false, says: `${faults.join('\n')}\nDo not use them before you know why.`};
  }
  return {ok: true, says: 'Every package is what its registry signed.'};
}
