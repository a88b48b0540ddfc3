/** What is to happen by itself: "when a deal is won, set the close date to today". */
export const automated =
  /^(?:when(?:ever)?|once|as soon as|if|every time|each time|any ?time)\s+(?!(?:i|you|we)\b)(.+?),?\s+(?:then |please |automatically |also |it should |the app should |i want to |i want it to |should )*((?:set|change|send|create|make (?!it (?:red|green|dark|bold))|move|update|mark (?!.*\b(?:red|green|yellow|orange|blue)\b)|assign|email|notify|increase|decrease|reduce|subtract|deduct|archive|delete|generate|lower|raise|fill|copy|close|start|stop|remind|reset|trigger)\b.*|(?:it|the [\w ]+) should (?:automatically |also )?(?:be (?!shown|displayed|highlighted|red|green|marked|coloured|colored)|become|change|go to|move|turn into|decrease|increase)\b.*)$/i;

/** "If a task is late, show it in red" asks for a mark, and is one wish. */
export const marked =
  /^(?:if|when(?:ever)?|once) (?:the |an? )?([\w-]+(?: [\w-]+)?) (?:is|are|gets|becomes) (?:set to |in status )?([\w-]+(?: [\w-]+)?),? (?:then )?(?:please )?(show|highlight|colou?r|mark|paint|make|display|turn) (?:it|them|the (?:row|card|line|[\w-]+))(?: in| as| with)? ([a-z]+)$/i;
