/**
 * Minimum acts of people (votes, supports, answers, reviews, refusals) in one published
 * figure: fewer are joined with others. What is public one by one (projects, needs) is
 * counted as it is.
 */
export const SEUIL_ANONYMAT = 5;
