import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ComponentProps,
  type ReactNode,
} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchModal} from '@docsearch/react';
import docSearchCss from '@docsearch/css/dist/style.css';
import {HITS_PER_PAGE} from '../constants';
import {isAskAiHit} from './askHit';
import {siteSearch} from '../client/client';
import {EnterKey, keepTabWithin} from './keys';
import {keepErrorScreen} from './errorScreen';
import {createInsights} from '../client/insights';
import {NOTHING_NEAR} from '../client/nearest';
import {pasteBySense} from '../text/pasted';
import {searchPageAddress} from '../text/query-text';
import {repairStoredSearches} from '../text/stored';
import {failureHelp, OUTDATED, onSearchFailed} from '../ui/failure';
import {Changing} from '../ui/Changing';
import Row from '../ui/Row';
import Sections from '../ui/Sections';
import {useStyleSheet} from '../ui/useStyleSheet';
import {isConverting, isSearchShortcut} from '../keys';
import type {OpenRequest} from '../opening';
import {missingResultsAddress, searchPageOf, type SearchSite} from '../client/site';
import {TEXTS} from './texts';
import type {SearchHit} from '../types';
import {NO_ACCOUNT, storeNameOf} from '../settings';
import AskAiRow from './AskAiRow';
import {NearQuery, NothingBelow, NothingFound, Places} from './Places';
import {DialogSearch, type SectionCounts} from './search';
import {shapeRows, type ShapedHit} from './shapeRows';
import rowsCss from '../ui/rows.css';
import sectionsCss from '../ui/sections.css';
import modalCss from './modal.css';

type ModalProps = ComponentProps<typeof DocSearchModal>;
type Hit = Parameters<NonNullable<ModalProps['transformItems']>>[0][number];

const STYLES = [docSearchCss, rowsCss, sectionsCss, modalCss].join('\n');

/** Sets a field's value behind the back of React, which then sees that it has changed. */
const setValue = (value: string, field: HTMLInputElement): void =>
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value);

interface Props {
  site: SearchSite;
  request: OpenRequest;
  onClose: () => void;
  /** The reader chose "Ask AI". */
  onAsk: (question: string) => void;
}

/** Tells that it is shown. */
function Shown({tell}: {tell: () => void}): ReactNode {
  useLayoutEffect(tell, [tell]);
  return null;
}

/** DocSearch 3.9.0 on whatever client the build has, as a dialog. */
export default function SearchModal({site, request, onClose, onAsk}: Props): ReactNode {
  useStyleSheet(STYLES);
  const {settings} = site;
  const [initialQuery] = useState(request.query);
  const searchPage = searchPageOf(site);
  // Other parameters, were they only another object, make the modal forget what was typed.
  const [searchParameters] = useState(() => ({facetFilters: site.facetFilters}));
  const box = useRef<HTMLDivElement>(null);
  const indexName =
    settings.mode === 'hosted' ? settings.indexName : storeNameOf(site.indexName, site.baseUrl);

  // In one go: no key may be lost between the field that was there and this one. DocSearch's own effect
  // comes later.
  useLayoutEffect(() => {
    request.shown();
    const field = box.current!.querySelector('input')!;
    Object.assign(request, {query: () => field.value} satisfies Partial<OpenRequest>);
    field.focus();
    return pasteBySense(field);
  }, [request]);

  // Before the modal reads them: the state initialiser runs first.
  const [storable] = useState(() =>
    repairStoredSearches(window.localStorage as Storage | null, indexName, site.url),
  );

  /** What was looked for when it turned out that another release of the site was published. */
  const [outdatedQuery, setOutdatedQuery] = useState<string>();

  /** What comes near a query without hits. */
  const [near, setNear] = useState(NOTHING_NEAR);

  /** The part of the site that the reader keeps to while the dialog is open, and the hits of all of them. */
  const [section, setSection] = useState<string>();
  const [sections, setSections] = useState<SectionCounts>({});
  /** Where parts are chosen: DocSearch has no place between its field and its hits. */
  const [place] = useState(() =>
    Object.assign(document.createElement('div'), {className: 'search-filters'}),
  );
  useLayoutEffect(() => box.current!.querySelector('.DocSearch-SearchBar')!.after(place), [place]);

  function choose(chosen: string | undefined): void {
    dialogSearch.choose(chosen);
    setSection(chosen);
    // DocSearch searches again whenever its field gets the focus; here it stays where it is.
    box.current!.querySelector('input')!.dispatchEvent(new FocusEvent('focusin', {bubbles: true}));
    box.current!.querySelector('.DocSearch-Dropdown')!.scrollTop = 0;
  }

  const [enter] = useState(
    () => new EnterKey((event, field) => field.dispatchEvent(new KeyboardEvent(event.type, event))),
  );
  const [dialogSearch] = useState(() => {
    const {search, preload} = siteSearch(site);
    preload();
    return new DialogSearch({
      search,
      most: site.maxResultsPerGroup,
      askAddress: settings.askAi && ((query) => searchPageAddress(searchPage, query)),
      onSections: setSections,
      onNear: setNear,
      onAnswer: (query) => enter.onAnswer(query),
    });
  });

  const props = useMemo((): Partial<ModalProps> => {
    const client = keepErrorScreen(dialogSearch.search, (error, query) =>
      onSearchFailed(error, () => setOutdatedQuery(query)),
    );
    const insights = createInsights(settings);
    return {
      insights: insights?.options,
      hitComponent({hit, children}) {
        if (isAskAiHit(hit)) {
          return <AskAiRow question={hit.question} address={hit.url} onAsk={onAsk} />;
        }
        const {url, _snippetResult: shaped} = hit as unknown as ShapedHit;
        const onClick = (): void => insights?.onHitClick(hit);
        return shaped ? (
          <Row row={shaped.row} onClick={onClick} />
        ) : (
          // A stored search, as DocSearch shows it.
          <a href={url} onClick={onClick}>
            {children}
          </a>
        );
      },
      transformSearchClient: () => client as never,
      transformItems: (items) => shapeRows(items as unknown as SearchHit[]) as unknown as Hit[],
      navigator: {
        navigate: ({item, itemUrl}) => {
          if (isAskAiHit(item)) {
            onAsk(item.question);
          } else if (itemUrl) {
            window.location.assign(itemUrl);
          }
        },
      },
      // Below "Ask AI" alone, DocSearch has nothing to say.
      resultsFooterComponent: ({state}) =>
        state.context.nbHits === 0 ? (
          <NothingBelow query={state.query} />
        ) : (
          <>
            <Shown tell={request.answered} />
            <a href={searchPageAddress(searchPage, state.query, dialogSearch.section)}>
              <Changing text={`See all ${String(state.context.nbHits)} results`} />
            </a>
          </>
        ),
      ...(settings.missingResultsUrl && {
        getMissingResultsUrl: ({query}) => missingResultsAddress(settings, query)!,
      }),
    };
  }, [settings, searchPage, onAsk, request, dialogSearch]);

  // As it comes and as it goes, not a frame later: no key that follows the one that opened or closed it may be lost.
  useLayoutEffect(() => {
    const modal = box.current!;
    const onKeyDown = (event: KeyboardEvent) => {
      if (isConverting(event)) {
        // DocSearch would close, or open what the half of a word has found.
        event.stopPropagation();
      } else if (isSearchShortcut(event, true)) {
        event.preventDefault();
        // The page would open it again.
        event.stopPropagation();
        onClose();
      } else {
        keepTabWithin(modal, event);
        enter.onKeyDown(event, modal.querySelector('input')!);
      }
    };
    // Spaces alone are no query: DocSearch sees an empty field, and shows its start screen.
    const onInput = ({target}: Event) => {
      const field = modal.querySelector('input')!;
      if (target === field && field.value.trim() === '') {
        setValue('', field);
      }
    };
    // First, and also where the focus is on none of its elements.
    window.addEventListener('keydown', onKeyDown, true);
    window.addEventListener('input', onInput, true);
    return () => {
      window.removeEventListener('keydown', onKeyDown, true);
      window.removeEventListener('input', onInput, true);
    };
  }, [onClose, enter]);

  useEffect(() => {
    // Stock calls the whole modal a button.
    const dialog = box.current?.querySelector('.DocSearch-Container');
    dialog?.setAttribute('role', 'dialog');
    dialog?.setAttribute('aria-modal', 'true');
    dialog?.setAttribute('aria-label', 'Search');
    dialog?.setAttribute('tabindex', '-1');
    dialog?.removeAttribute('aria-expanded');
  }, []);

  const nearQuery = useMemo(
    () => ({
      ...{site, near, onOpen: onClose},
      onChoose(word: string) {
        const field = box.current!.querySelector('input')!;
        setValue(word, field);
        field.dispatchEvent(new InputEvent('input', {bubbles: true}));
        field.focus();
      },
    }),
    [site, near, onClose],
  );

  return (
    <div ref={box}>
      <NearQuery value={nearQuery}>
        <DocSearchModal
          {...props}
          appId={settings.mode === 'hosted' ? settings.appId : NO_ACCOUNT}
          apiKey={settings.mode === 'hosted' ? settings.apiKey : NO_ACCOUNT}
          indexName={indexName}
          initialQuery={initialQuery || undefined}
          initialScrollY={window.scrollY}
          placeholder={TEXTS.placeholder}
          translations={{
            footer: TEXTS.footer,
            startScreen: {
              noRecentSearchesText: (
                <>
                  {TEXTS.noRecentSearches}
                  <Places site={site} onOpen={onClose} />
                </>
              ) as
                // Shown as it is, though only text is declared.
                unknown as string,
            },
            noResultsScreen: {
              noResultsText: (<NothingFound>{TEXTS.noResults}</NothingFound>) as unknown as string,
            },
            errorScreen: {
              helpText: (outdatedQuery === undefined ? (
                failureHelp(site, TEXTS.unreachable)
              ) : (
                <>
                  {OUTDATED}{' '}
                  <a
                    href={searchPageAddress(searchPage, outdatedQuery)}
                    onClick={({currentTarget}) => {
                      // More may have been typed since.
                      currentTarget.href = searchPageAddress(searchPage, request.query());
                    }}>
                    Search in the new version.
                  </a>
                </>
                // Shown as it is, though only text is declared.
              )) as string,
            },
          }}
          maxResultsPerGroup={HITS_PER_PAGE}
          searchParameters={searchParameters}
          disableUserPersonalization={!storable}
          onClose={onClose}
        />
      </NearQuery>
      {createPortal(<Sections sections={sections} section={section} setSection={choose} />, place)}
    </div>
  );
}
