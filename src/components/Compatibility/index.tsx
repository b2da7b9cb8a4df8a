import type {ReactNode} from 'react';
import {PAIRINGS} from '../../site/compatibility';
import {fillVersions} from '../../site/versions';
import ScrollTable from '../../theme/MDXComponents/ScrollTable';

/** Which Kotlin goes with which release. */
export default function Compatibility(): ReactNode {
  return (
    <ScrollTable>
      <thead>
        <tr>
          <th>Collektive</th>
          <th>Kotlin</th>
        </tr>
      </thead>
      <tbody>
        {PAIRINGS.map(({releases, kotlin}) => (
          <tr key={releases}>
            <td>{fillVersions(releases)}</td>
            <td>{fillVersions(kotlin)}</td>
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}
