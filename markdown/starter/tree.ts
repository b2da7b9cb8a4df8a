import type {ProjectFile} from './files';

/** A folder, or a file with its text. */
export interface Entry {
  /** A folder's name holds those of folders that have nothing else, as in `src/main/kotlin`. */
  name: string;
  file?: ProjectFile;
  entries: Entry[];
}

/** Folders and files as a tree: folders first, each sorted by name as the files are. */
export function treeOf(files: readonly ProjectFile[], depth = 0): Entry[] {
  const folders = new Map<string, ProjectFile[]>();
  const here: Entry[] = [];
  for (const file of files) {
    const parts = file.path.split('/').slice(depth);
    if (parts.length === 1) {
      here.push({name: parts[0], file, entries: []});
    } else {
      folders.set(parts[0], [...(folders.get(parts[0]) ?? []), file]);
    }
  }
  const below = [...folders].map(([name, within]): Entry => {
    const entries = treeOf(within, depth + 1);
    const [only] = entries;
    return entries.length === 1 && !only.file
      ? {name: `${name}/${only.name}`, entries: only.entries}
      : {name, entries};
  });
  return [...below, ...here];
}
