import { CRITERIA_LIMITS } from '#contract/criteria';

/** An account of alias `u` with its figures of alias `a` for the list; $2 is when a match begins to be recent. */
export const ACCOUNT_ROW = `u.id, u.email, u.first_name as "firstName", u.last_name as "lastName",
  u.created_at as "createdAt", u.email_confirmed_at is not null as "emailConfirmed", 'local' as "authType",
  u.survey_completed_at is not null and u.criteria_count >= ${CRITERIA_LIMITS.selectedMin} as "onboardingComplete",
  u.survey_completed_at is not null as "surveyComplete", u.criteria_count as "criteriaCount",
  case when a.last_match_at >= $2 then
    (select count(*) from candidates m where m.owner_id = u.id and m.created_at >= $2)::int else 0 end as "recentMatches",
  a.evaluated_matches as "evaluatedMatches",
  exists (select 1 from date_idea_preferences p where p.owner_id = u.id and p.preference = 'liked') as "hasLikedDateIdea",
  exists (select 1 from alex_messages x where x.owner_id = u.id and x.role = 'user') as "hasUsedAlex",
  u.is_admin as "isAdmin", u.location, u.how_heard_about as "howHeardAbout", u.dating_goal as "datingGoal",
  u.dating_duration as "datingDuration", u.dating_challenge as "datingChallenge",
  u.preferred_date_type as "preferredDateType", u.gender, u.interested_in_genders as "interestedInGenders"`;
