/** Holds what a run of the samples left against their records. */
import {
  currentOf,
  differences,
  faultsOf,
  listed,
  makeRecord,
  readTree,
  recordedSources,
  type Recording,
  recordOf,
  runsOf,
  type Source,
  versionsOf,
} from '@collektive/samples';

export interface Verdict {
  /** Where records are not what the run bears out, a sentence each. */
  changes: string[];
  /** The records of this run that differ from those that are there. */
  records: {name: string; record: Recording}[];
  sources: number;
  outputs: number;
}

/**
 * @param root the folder samples/
 * @param runs the folder with what the tests left, one folder for each sample
 * @param today as `2026-01-31`
 * @param only the one sample that was run, where others were not
 */
export function judge(root: string, runs: string, today: string, only?: Source): Verdict {
  const tree = readTree(root);
  const versions = versionsOf(root);
  const sources = recordedSources(root, only ? [only.name] : listed(runs)).filter(
    ({path: file}) => only === undefined || file === only.path,
  );
  const judged = sources.map((source) => {
    const before = recordOf(root, source.name);
    const current = currentOf(tree, source);
    const record = makeRecord(source, current, runsOf(runs, source.name), versions, today, before);
    const outputs = [record.outputs, record.diagnostics].flatMap((texts) =>
      Object.keys(texts ?? {}),
    );
    return {
      ...{name: source.name, record, outputs: outputs.length, changed: record !== before},
      changes: differences(source, current, before, record).map((change) => `samples/${change}`),
    };
  });
  return {
    // What shows without a run counts as well, once.
    changes: [
      ...new Set([
        ...judged.flatMap(({changes}) => changes),
        ...faultsOf(root).filter((fault) => !only || fault.includes(only.path)),
      ]),
    ],
    records: judged.filter(({changed}) => changed),
    sources: sources.length,
    outputs: judged.reduce((sum, {outputs}) => sum + outputs, 0),
  };
}
