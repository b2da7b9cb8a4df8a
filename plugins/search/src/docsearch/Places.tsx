import {createContext, useContext, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {missingResultsAddress, type SearchSite} from '../client/site';
import {Changing} from '../ui/Changing';
import {TEXTS} from './texts';

interface PlacesProps {
  site: SearchSite;
  /** A page is opened. */
  onOpen: () => void;
}

/** Good places to start, for who has not searched yet or has found nothing. */
export const Places = ({site: {places, baseUrl}, onOpen}: PlacesProps): ReactNode => (
  <span className="search-places">
    <b>Good places to start</b>
    {places.map(([label, path]) => (
      <a key={path} href={baseUrl + path.slice(1)} onClick={onOpen}>
        {label}
      </a>
    ))}
  </span>
);

/** What a query without hits is told of, and what is done with it. */
interface Offer extends PlacesProps {
  near: readonly string[];
  /** A word is to be looked for. */
  onChoose: (word: string) => void;
}

/** Stands around DocSearch, whose screens are told of words near a query without building them anew. */
const Offered = createContext<Offer | undefined>(undefined);
export const NearQuery = Offered.Provider;

/** Other queries, and places. */
function Offers(): ReactNode {
  const {site, near, onOpen, onChoose} = useContext(Offered)!;
  return (
    <>
      {near.length > 0 && (
        <div className="DocSearch-NoResults-Prefill-List search-words">
          <p className="DocSearch-Help">{TEXTS.suggestedQuery}:</p>
          <ul>
            {near.map((word) => (
              <li key={word}>
                <button type="button" className="DocSearch-Prefill" onClick={() => onChoose(word)}>
                  {word}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Places site={site} onOpen={onOpen} />
    </>
  );
}

/** Says that nothing was found, and at the end of DocSearch's screen, which has no place for it, what else there is. */
export function NothingFound({children}: {children: ReactNode}): ReactNode {
  const text = useRef<HTMLSpanElement>(null);
  const [screen, setScreen] = useState<Element>();
  useLayoutEffect(() => setScreen(text.current!.closest('.DocSearch-NoResults')!), []);
  return (
    <>
      <span ref={text}>{children}</span>
      {screen && createPortal(<Offers />, screen)}
    </>
  );
}

/** The same as DocSearch's screen, below a row that is no hit: "Ask AI". */
export function NothingBelow({query}: {query: string}): ReactNode {
  const {site} = useContext(Offered)!;
  const missing = missingResultsAddress(site.settings, query);
  return (
    <div className="DocSearch-NoResults">
      <p className="DocSearch-Title">
        <Changing text={`No results for "${query}"`} />
      </p>
      {missing && (
        <p className="DocSearch-Help">
          {TEXTS.reportMissingResults}{' '}
          <a href={missing} target="_blank" rel="noopener noreferrer">
            {TEXTS.reportMissingResultsLink}
          </a>
        </p>
      )}
      <Offers />
    </div>
  );
}
