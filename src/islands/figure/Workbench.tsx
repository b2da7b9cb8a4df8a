/** Where the program of a network is written: fetched once that runs. */
import {type ReactNode, useEffect, useRef, useState, useSyncExternalStore} from 'react';
import type {FigureModel} from '@collektive/playground/figures';
import {loadEditor, networkWords, OFFERED, WorkbenchModel} from '@collektive/playground/workbench';
import {useStyleSheet} from '@collektive/search/ui';
import {PAGE} from '../page';
import CopyLink from '../sample/CopyLink';
import {Doubt} from '../sample/Doubt';
import Gallery from './Gallery';
import Mistakes from './Mistakes';
import styles from './workbench.css';

function Workbench({model}: {readonly model: WorkbenchModel}): ReactNode {
  useStyleSheet(styles);
  const place = useRef<HTMLDivElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const now = (): WorkbenchModel['state'] => model.state;
  const {title, network, note, mistakes, doubt} = useSyncExternalStore(model.subscribe, now, now);
  useEffect(() => {
    void model.open(place.current!);
    return () => model.close();
  }, [model]);
  return (
    <div className="workbench">
      <div className="workbench-bar">
        <button type="button" className="workbench-choose" onClick={() => setChoosing(true)}>
          <span className="workbench-says">Program:</span>{' '}
          <span className="workbench-title">{title}</span>
        </button>
        <select
          aria-label="Network"
          value={network}
          onChange={({target}) => void model.use(target.value)}>
          {[...new Set([...OFFERED, network])].map((name) => (
            <option key={name} value={name}>
              {networkWords(name)}
            </option>
          ))}
        </select>
        <CopyLink copy={model.copyLink} />
      </div>
      <Doubt doubt={doubt} keeping={model.keeping} />
      <div className="workbench-note" role="status" hidden={!note}>
        {note && <p>{note.sentence}</p>}
        {note?.answers.map(([label, act]) => (
          <button key={label} type="button" onClick={act}>
            {label}
          </button>
        ))}
      </div>
      {/* A shadow root, as in samples: src/islands/sample/Writing says why. */}
      <div ref={place} className="workbench-place" />
      <Mistakes {...{mistakes, model}} />
      {isChoosing && <Gallery groups={model.groups} close={() => setChoosing(false)} />}
    </div>
  );
}

/** The workbench of a figure, with its editor. @throws Failed where that is unavailable */
export async function open(figure: FigureModel): Promise<ReactNode> {
  const model = new WorkbenchModel(figure, await loadEditor(), PAGE);
  return <Workbench model={model} />;
}
