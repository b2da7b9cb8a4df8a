import path from 'node:path';
import {visit} from 'unist-util-visit';
import {BASE_URL, SITE_URL} from '../../../src/site/env';
import type {ProjectFile} from '@collektive/playground/project';
import {thereAre} from '@collektive/problems';
import {attribute, block, checking, code as codeOf, inline, replaceEach, text} from '../../nodes';
import type {Node, Transform} from '../../nodes';
import type {Options} from '../../options';
import {filesBeside, projectFiles} from '../../starter/files';
import {archiveName, FORMS, PROJECT, STARTER_FOLDER, type Form} from '../../starter/forms';

const FENCE = /^(.*?)\bstarter=([\w-]+)\/(\S+)(.*)$/;
/** @throws Error with half a sentence when there is no such form */
function formOf(id: string): Form {
  const found = FORMS.find((form) => form.id === id);
  if (!found) {
    const ids = FORMS.map((form) => form.id);
    throw new Error(`the project has no form "${id}".${thereAre(id, ids)}`);
  }
  return found;
}

function fileOf(options: Options, id: string, wanted: string): ProjectFile {
  const form = formOf(id);
  const files = [...projectFiles(options, form), ...filesBeside(options, form)];
  const found = files.find((file) => file.path === wanted);
  if (!found) {
    const paths = files.map((file) => file.path);
    throw new Error(
      `the form "${id}" of the project has no file ${wanted}.${thereAre(wanted, paths)}`,
    );
  }
  return found;
}

/** A link that downloads the archive of a form. */
function download(form: Form, className: string, label: string): Node {
  const name = archiveName(form);
  const href = `${BASE_URL}${STARTER_FOLDER}/${name}`;
  const attributes = {className: `button ${className}`, href, download: name};
  // A file and no page: the theme's own links would look for one at this address.
  return {...inline('a', attributes, [text(label)]), data: {_mdxExplicitJsx: true}};
}

/** Commands that fetch, unpack and run a form. */
const commands = (form: Form): Node =>
  codeOf(
    'bash',
    [
      `curl -O ${SITE_URL}${BASE_URL}${STARTER_FOLDER}/${archiveName(form)}`,
      `unzip ${archiveName(form)} && cd ${PROJECT}`,
      form.runs,
    ].join('\n'),
  );

/** A link for each form. */
const links = (): Node =>
  block(
    'p',
    {className: 'starter-links'},
    FORMS.map((form) => download(form, 'button--secondary', form.label)),
  );

function partOf(node: Node): Node {
  const [form, fetched] = [attribute(node, 'form'), attribute(node, 'commands')];
  if (fetched !== undefined) {
    return commands(formOf(fetched));
  }
  if (form === undefined) {
    return links();
  }
  const wanted = formOf(form);
  return block('p', {}, [download(wanted, 'button--primary', `Download ${archiveName(wanted)}`)]);
}

/**
 * Remark plugin: `<Starter />` becomes links to the project's archives, `<Starter form="jvm" />` one to
 * that of a form, `<Starter commands="jvm" />` the commands that fetch and run it,
 * and an empty fence `xml starter=maven/pom.xml` a file of it.
 */
export default function starter(options: Options): Transform {
  return checking(options, (tree, problems) => {
    visit(tree as never, 'code', (node: Node) => {
      const [, before = '', form, wanted, after = ''] = FENCE.exec(node.meta ?? '') ?? [];
      if (form) {
        problems.try(node, () => {
          if (node.value?.trim()) {
            throw new Error(
              `the block shows ${wanted} of the project, and so has to be empty. Its lines belong in samples/starter`,
            );
          }
          node.value = fileOf(options, form, wanted).text.trimEnd();
          node.meta = `title="${path.posix.basename(wanted)}" ${before}${after}`.trim();
        });
      }
    });
    replaceEach(tree, 'Starter', problems, partOf);
  });
}
