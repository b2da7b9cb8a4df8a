import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/TagsListByLetter';

// Ejected from 3.9.2, which has a heading for every letter: a few tags, and what each is about.
export default function TagsList({tags}: Props): ReactNode {
  return (
    <ul className="topics">
      {tags.map(({label, permalink, count, description}) => (
        <li key={permalink}>
          <Link href={permalink}>
            {label} <small>{count === 1 ? '1 post' : `${count} posts`}</small>
          </Link>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}
