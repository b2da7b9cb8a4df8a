/** A program as a project that runs on the reader's machine: fetched when somebody asks for it. */
import {type Arranged} from '../figures/scenario';
import {load} from '../player/files';
import {download} from '../save/download';
import {type DeviceProgram} from '../session';
import {archive, type ProjectFile} from './archive';
import {projectOf} from './main';

export {archive, projectOf, type ProjectFile};

/** What such projects have in common, as the build writes it. */
export interface ProjectBase {
  /** Name of the project: of its folder, and of its archive. */
  readonly name: string;
  readonly files: readonly ProjectFile[];
}

/** Hands a project to the reader. @throws Missing where what it consists of is unavailable */
export async function saveProject(program: DeviceProgram, network: Arranged): Promise<void> {
  const {name, files} = await load<ProjectBase>(PLAY_FILES.project, {
    ...{name: 'string', files: 'array'},
  });
  const packed = archive(name, projectOf(files, program, network));
  download(`${name}.zip`, 'application/zip', packed);
}
