/** React renders the tags for the head before the page. */
export const headTags = /^(?:<(?:meta|link)\b[^>]*>|<title>(.*?)<\/title>)+/
