import {transformSync} from 'esbuild';
import {parse, type Root, type Rule} from 'postcss';
import {dropUnusedVariables} from '../purge-css/variables';
import {inlineConstants} from './constants';
import {dropOverruled} from './layers';
import {shortenVariables} from './names';
import type {Reach} from './reach';

const isKeyframe = ({parent}: Rule): boolean =>
  parent?.type === 'atrule' && /keyframes$/.test((parent as unknown as {name: string}).name);

function dropRules(root: Root, reach: Reach): void {
  root.walkRules((rule) => {
    if (!isKeyframe(rule)) {
      const reachable = rule.selectors.filter((selector) => reach.matches(selector));
      if (reachable.length === 0) {
        rule.remove();
      } else if (reachable.length < rule.selectors.length) {
        rule.selectors = reachable;
      }
    }
  });
}

/** Blocks that have lost all their rules go; of a layer its name stays, which says where it ranks. */
function dropEmptyBlocks(root: Root): void {
  root.walkRules((rule) => {
    if (rule.nodes.length === 0) {
      rule.remove();
    }
  });
  root.walkAtRules((block) => {
    if (block.nodes?.length === 0) {
      if (block.name === 'layer') {
        block.nodes = undefined;
      } else {
        block.remove();
      }
    }
  });
}

/** The names of layers that have no rules and that none with rules comes behind. */
function dropLastLayers(root: Root): void {
  const isName = (node: Root['nodes'][number]): boolean =>
    node.type === 'atrule' && node.name === 'layer' && node.nodes === undefined;
  const layers = root.nodes.filter((node) => node.type === 'atrule' && node.name === 'layer');
  layers.slice(layers.findLastIndex((node) => !isName(node)) + 1).forEach((name) => name.remove());
}

function dropUnusedKeyframes(root: Root): void {
  const animations: string[] = [];
  root.walkDecls(/^animation/, ({value}) => void animations.push(value));
  root.walkAtRules(/keyframes$/, (block) => {
    if (!animations.some((value) => value.split(/[\s,]+/).includes(block.params))) {
      block.remove();
    }
  });
}

/** Lines by the name that old Safari has for them: all browsers that the site is for know these plain ones. */
const PREFIXED = /^-webkit-text-decoration$/;
const PLAIN = /^(none|underline)$/;

function dropPrefixes(root: Root): void {
  root.walkDecls(PREFIXED, (declaration) => {
    const next = declaration.next();
    if (
      PLAIN.test(declaration.value) &&
      next?.type === 'decl' &&
      next.value === declaration.value
    ) {
      declaration.remove();
    }
  });
}

/** Sums that have become simple, since variables were written out, and what is said again. */
const tidied = (css: string): string =>
  transformSync(css, {loader: 'css', minify: true, legalComments: 'none'}).code.trim();

/**
 * What some pages need of a style sheet: the rules that can match there, with what these refer to, in
 * their order.
 * @param css the whole sheet
 * @param reach what those pages are made of
 * @param users other text that reads its variables
 */
export function slimSheet(css: string, reach: Reach, users: string): string {
  const root = parse(css);
  dropRules(root, reach);
  dropOverruled(root);
  dropUnusedKeyframes(root);
  dropUnusedVariables(root, users);
  inlineConstants(root, users);
  // Blocks stand in blocks: from the inside out.
  dropEmptyBlocks(root);
  dropEmptyBlocks(root);
  dropLastLayers(root);
  dropPrefixes(root);
  shortenVariables(root, users);
  return tidied(root.toString());
}
