/**
 * Writes what is made once and committed: fonts, then the images drawn with them, and the pictures.
 *
 *   npm run assets [-- fonts|images|pictures]
 */
import {writeFonts} from './fonts';
import {drawImages} from './images';
import {drawPictures} from './pictures';

const ASSETS = {fonts: writeFonts, images: drawImages, pictures: drawPictures};

async function main(wanted: string[]): Promise<void> {
  for (const [name, write] of Object.entries(ASSETS)) {
    if (wanted.length === 0 || wanted.includes(name)) {
      await write();
      console.log(`${name}: written`);
    }
  }
}

void main(process.argv.slice(2));
