export interface SkillScore {
  skill: string;
  percentage: number;
  average: number | null;
}

export interface SkillProfile {
  skills: SkillScore[];
  groupSize: number;
}
