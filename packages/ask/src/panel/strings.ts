/** The words of the AI question mode, which are the specification's. */
export const STRINGS = {
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
  placeholderTextAskAi: 'Ask another question...',
  placeholderTextAskAiStreaming: 'Answering...',
} as const;
