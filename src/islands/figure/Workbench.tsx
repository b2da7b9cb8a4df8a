/** Where the program of a network is written: fetched once that runs. */
import {type ReactNode, useEffect, useRef, useState, useSyncExternalStore} from 'react';
import type {FigureModel} from '@collektive/playground/figures';
import {
  type Embedded,
  loadEditor,
  networkWords,
  OFFERED,
  WorkbenchModel,
} from '@collektive/playground/workbench';
import {useStyleSheet} from '@collektive/search/ui';
import {PAGE} from '../page';
import Copy from '../sample/Copy';
import {Doubt} from '../sample/Doubt';
import Gallery from './Gallery';
import Mistakes from './Mistakes';
import SaveAs from './SaveAs';
import styles from './workbench.css';

const EMBEDDED: Readonly<Record<Embedded, string>> = {
  all: 'Code and network',
  code: 'Code only',
  network: 'Network only',
};

/** Ways for a program to leave the page. */
function Share({model}: {readonly model: WorkbenchModel}): ReactNode {
  const [embedded, setEmbedded] = useState<Embedded>('all');
  return (
    <details className="workbench-share">
      <summary>More</summary>
      <div className="figure-row">
        <select
          aria-label="What the frame shows"
          value={embedded}
          onChange={({target}) => setEmbedded(target.value as Embedded)}>
          {Object.entries(EMBEDDED).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
        <Copy label="Copy embed code" copy={() => model.copyEmbed(embedded)} />
        <button type="button" onClick={() => void model.download()}>
          Download project
        </button>
      </div>
    </details>
  );
}

function Workbench({model}: {readonly model: WorkbenchModel}): ReactNode {
  useStyleSheet(styles);
  const place = useRef<HTMLDivElement>(null);
  const [isChoosing, setChoosing] = useState(false);
  const [isSaving, setSaving] = useState(false);
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
        <button type="button" title="An empty program" onClick={() => void model.begin()}>
          New
        </button>
        <button type="button" aria-expanded={isSaving} onClick={() => setSaving(!isSaving)}>
          Save as…
        </button>
        <Copy label="Copy link" copy={model.copyLink} />
        <Share model={model} />
        {isSaving && (
          <SaveAs
            {...{label: 'Title of the program', title}}
            save={(wanted) => {
              setSaving(false);
              model.save(wanted);
            }}
            close={() => setSaving(false)}
          />
        )}
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
  // In a frame of somebody else's page nothing is kept, and nothing of the reader's is shown.
  const isFramed = document.documentElement.dataset.embed !== undefined;
  const page = isFramed ? {...PAGE, store: () => null} : PAGE;
  const model = new WorkbenchModel(figure, await loadEditor(), page);
  return <Workbench model={model} />;
}
