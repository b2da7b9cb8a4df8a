/** The network on which a program fails: what devices say, and what those that are wrong should say. */
import {type ReactNode, useMemo, useState} from 'react';
import {type Failing as Data, pictureOf, RINGS} from '@collektive/playground/exercises';
import Drawn, {useWidth} from '../sample/Drawn';
import Values from '../sample/Values';

interface Props {
  readonly failing: Data;
  /** The program has been changed since. */
  readonly isOld: boolean;
}

export default function Failing({failing, isOld}: Props): ReactNode {
  const [element, setElement] = useState<HTMLElement | null>(null);
  const width = useWidth(element);
  const picture = useMemo(() => pictureOf(failing, width), [failing, width]);
  return (
    <div ref={setElement} className="sample-result" data-old={isOld ? '' : undefined}>
      {isOld && <p className="sample-old">This is the result of the program before.</p>}
      <div className="sample-network">
        <Drawn {...picture} />
        <p className="sample-caption">{RINGS}</p>
      </div>
      <Values
        caption="What devices say"
        heads={['Says', 'Should say']}
        rows={failing.answers.map(({id, says, wants = says}) => [String(id), says, wants])}
      />
    </div>
  );
}
