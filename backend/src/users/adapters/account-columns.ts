/** The columns of an account (alias `u`); shared with the session lookup, which is the hot path. */
export const ACCOUNT_COLUMNS = `
  u.id, u.email, u.first_name as "firstName", u.last_name as "lastName", u.is_admin as "isAdmin",
  u.email_confirmed_at as "emailConfirmedAt", u.survey_completed_at as "surveyCompletedAt",
  u.guide_seen_at as "guideSeenAt", u.location, u.gender, u.dating_goal as "datingGoal",
  u.preferred_date_type as "preferredDateType", u.dating_duration as "datingDuration",
  u.interested_in_genders as "interestedInGenders", u.marketing_emails as "marketingEmails",
  u.experience_emails as "experienceEmails", u.ai_enabled as "aiEnabled", u.timezone,
  u.created_at as "createdAt", u.standards`;
