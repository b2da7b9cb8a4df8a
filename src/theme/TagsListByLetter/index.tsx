import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {usePluralForm} from '@docusaurus/theme-common';
import type {Props} from '@theme/TagsListByLetter';

// Ejected from 3.9.2, which has a heading for every letter: a few tags, and what each is about.
export default function TagsList({tags}: Props): ReactNode {
  const {selectMessage} = usePluralForm();
  const posts = (count: number): string =>
    selectMessage(count, translate({message: '{count} post|{count} posts'}, {count}));
  return (
    <ul className="tags-list">
      {tags.map(({label, permalink, count, description}) => (
        <li key={permalink}>
          <Link href={permalink}>
            {label} <small>{posts(count)}</small>
          </Link>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
