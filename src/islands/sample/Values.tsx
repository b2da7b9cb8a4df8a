/** What devices of a drawing say, as a table that unfolds. */
import {type ReactNode, useState} from 'react';

interface Props {
  readonly caption: string;
  /** Of the columns behind the devices. */
  readonly heads: readonly string[];
  /** Of each device its name, and what belongs to the heads. */
  readonly rows: readonly (readonly [device: string, ...values: string[]])[];
}

export default function Values({caption, heads, rows}: Props): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="sample-values" onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
      <summary>Values as a table</summary>
      {isOpen && (
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              {['Device', ...heads].map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([device, ...values]) => (
              <tr key={device}>
                <th scope="row">{device}</th>
                {values.map((value, index) => (
                  <td key={heads[index]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </details>
  );
}
