export {didYouMean, nearest, thereAre} from './didYouMean';
export {brokenYaml, frontMatterFindings} from './findings';
