/** The words of the AI question mode, which are the specification's. */
import {text} from '@collektive/texts';

export const STRINGS = {
  disclaimerText: text('Answers are generated with AI which can make mistakes. Verify responses.'),
  relatedSourcesText: text('Related sources'),
  thinkingText: text('Thinking...'),
  copyButtonText: text('Copy'),
  copyButtonCopiedText: text('Copied!'),
  likeButtonTitle: text('Like'),
  dislikeButtonTitle: text('Dislike'),
  thanksForFeedbackText: text('Thanks for your feedback!'),
  duringToolCallText: text('Searching for '),
  afterToolCallText: text('Searched for'),
  placeholderTextAskAi: text('Ask another question...'),
  placeholderTextAskAiStreaming: text('Answering...'),
} as const;
