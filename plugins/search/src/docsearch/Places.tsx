import {createContext, useContext, useLayoutEffect, useRef, useState, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import type {Nearest} from '../client/nearest';
import {missingResultsAddress, type SearchSite} from '../client/site';
import {Changing} from '../ui/Changing';
import {TEXTS} from './texts';

interface ListProps {
  title: string;
  links: readonly (readonly [label: string, address: string])[];
  onOpen?: () => void;
}

function Links({title, links, onOpen}: ListProps): ReactNode {
  return (
    <span className="search-places">
      <b>{title}</b>
      {links.map(([label, address]) => (
        <a key={address} href={address} onClick={onOpen}>
          {label}
        </a>
      ))}
    </span>
  );
}

interface PlacesProps extends Pick<ListProps, 'onOpen'> {
  site: SearchSite;
}

/** Good places to start, for who has not searched yet or has found nothing. */
export const Places = ({site, onOpen}: PlacesProps): ReactNode => (
  <Links
    title="Good places to start"
    links={site.places.map(([label, path]) => [label, site.baseUrl + path.slice(1)])}
    onOpen={onOpen}
  />
);

/** What a query without hits is told of, and what is done with it. */
interface Offer {
  site: SearchSite;
  near: Nearest;
  /** A page is opened. */
  onOpen: () => void;
  /** A word is to be looked for. */
  onChoose: (word: string) => void;
}

/** Stands around DocSearch, whose screens are told of what comes near a query without building them anew. */
const Offered = createContext<Offer | undefined>(undefined);
export const NearQuery = Offered.Provider;

/** Other queries, pages and places. */
function Offers(): ReactNode {
  const {site, near, onOpen, onChoose} = useContext(Offered)!;
  return (
    <>
      {near.words.length > 0 && (
        <div className="DocSearch-NoResults-Prefill-List search-words">
          <p className="DocSearch-Help">{TEXTS.suggestedQuery}:</p>
          <ul>
            {near.words.map((word) => (
              <li key={word}>
                <button type="button" className="DocSearch-Prefill" onClick={() => onChoose(word)}>
                  {word}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {near.pages.length > 0 && (
        <Links
          title="Similar pages"
          links={near.pages.map(({url, hierarchy}) => [hierarchy.lvl1!, url])}
          onOpen={onOpen}
        />
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
