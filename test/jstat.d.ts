/** The little of jstat that statistics are checked against; the package has no types of its own. */
declare module "jstat" {
  const jStat: {
    normal: { inv(p: number, mean: number, deviation: number): number };
    binomial: { cdf(most: number, trials: number, p: number): number };
  };
  export default jStat;
}
