export {didYouMean, nearest} from './didYouMean';
export {brokenYaml, frontMatterFindings} from './findings';
