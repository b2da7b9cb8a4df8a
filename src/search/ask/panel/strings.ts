import translations from '@theme/SearchTranslations';

/** The theme's words for answers, which DocSearch 3.9.0 does not know of in its types. */
interface AnswerStrings {
  disclaimerText: string;
  relatedSourcesText: string;
  thinkingText: string;
  copyButtonText: string;
  copyButtonCopiedText: string;
  likeButtonTitle: string;
  dislikeButtonTitle: string;
  thanksForFeedbackText: string;
  duringToolCallText: string;
  afterToolCallText: string;
}

interface FieldStrings {
  placeholderTextAskAi: string;
  placeholderTextAskAiStreaming: string;
}

const modal: {askAiScreen?: Partial<AnswerStrings>; searchBox?: Partial<FieldStrings>} | undefined =
  translations.modal;

/** The specification's words, in the theme's translation where it has one. */
export const STRINGS: AnswerStrings & FieldStrings = {
  disclaimerText: 'Answers are generated with AI which can make mistakes. Verify responses.',
  relatedSourcesText: 'Related sources',
  thinkingText: 'Thinking...',
  copyButtonText: 'Copy',
  copyButtonCopiedText: 'Copied!',
  likeButtonTitle: 'Like',
  dislikeButtonTitle: 'Dislike',
  thanksForFeedbackText: 'Thanks for your feedback!',
  duringToolCallText: 'Searching for ',
  afterToolCallText: 'Searched for',
  ...modal?.askAiScreen,
  placeholderTextAskAi: modal?.searchBox?.placeholderTextAskAi ?? 'Ask another question...',
  placeholderTextAskAiStreaming: modal?.searchBox?.placeholderTextAskAiStreaming ?? 'Answering...',
};
