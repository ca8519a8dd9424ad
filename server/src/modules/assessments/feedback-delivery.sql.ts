/**
 * How the candidate of the invitation `i` learns what is written about the result, as the assessment `a` allows it now. Whoever was
 * invited without an email gets none afterwards either: what would be mailed is shown to them.
 */
export const feedbackDelivery = `
  case when a.configuration ->> 'feedbackDelivery' = 'mailed' and not i.is_mailed then 'shown'
    else coalesce(a.configuration ->> 'feedbackDelivery', 'none') end`;
