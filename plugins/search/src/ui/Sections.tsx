import type {ReactNode} from 'react';

interface Props {
  /** Hits in each part of the site, whichever of them is chosen. */
  sections: Readonly<Record<string, number>>;
  /** The part that the reader keeps to. */
  section: string | undefined;
  setSection: (section: string | undefined) => void;
}

/** Narrows hits to a part of the site; the part with the most comes first. */
export default function Sections({sections, section, setSection}: Props): ReactNode {
  const counts = Object.entries(sections).sort(([, a], [, b]) => b - a);
  if (counts.length < 2 && !section) {
    return null;
  }
  // An index whose settings say nothing of parts counts none: how many hits there are elsewhere is not known.
  const all = counts.length > 0 ? counts.reduce((sum, [, count]) => sum + count, 0) : undefined;
  const choices: Array<[name: string | undefined, count: number | undefined]> = [
    [undefined, all],
    ...counts,
  ];
  if (section && !sections[section]) {
    choices.push([section, 0]);
  }
  return (
    <div role="group" aria-label="Part of the site" className="search-sections">
      {choices.map(([name, count]) => (
        <button
          key={name ?? ''}
          type="button"
          aria-pressed={name === section}
          onClick={() => setSection(name)}>
          {name ?? 'All'} {count !== undefined && <span key={count}>{count}</span>}
        </button>
      ))}
    </div>
  );
}
