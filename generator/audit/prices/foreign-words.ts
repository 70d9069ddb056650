/** Words in other languages than English that show that an amount is not the price of an item, for regular expressions. */

/** Deposits, gift cards, taxes, tips, refunds, and what is canceled. */
export const foreignMoney = [
  'acomptes?|arrhes|dépôts?|pourboires?|(?:cartes?|chèques?|bons?)[- ]cadeaux?|coupons?|bons? (?:d.achat|de réduction)|taxes?|TPS|TVQ|TVH|TVA|TTC|rembours\\p{L}*|annul\\p{L}*',
  'anticipos?|depósitos?|propinas?|(?:tarjetas?|certificados?|vales?|cheques?) (?:de )?regalo|bonos?|cup(?:ón|ones)|señas?|enganches?|impuestos?|IVA|reembols\\p{L}*|cancela(?:d[ao]s?|r|ci[oó]n\\p{L}*|mento)',
  'Anzahlung(?:en)?|Kaution|Trinkgeld(?:er)?|Gutscheine?|Geschenkkarten?|Rabattcodes?|MwSt\\.?|Mehrwertsteuer|erstattet|storn\\p{L}*|abgesagt\\p{L}*|Absagen?',
].join('|');

/** What comes before such words if they do not change the price: "plus taxes", "ohne Anzahlung". */
export const foreignBesides = 'avant|hors|sans|aucune?|pas de|más|sin|antes de|ningún|zzgl\\.?|zuzüglich|ohne|keine?';
/** What comes after them: "taxes en sus", "annulation gratuite". */
export const foreignAfter =
  'en sus|en plus|non (?:incluse?s?|comprise?s?)|gratuite?s?|sans frais|no incluid[ao]s?|gratuit[ao]s?|kostenlos|nicht inbegriffen';

/** For whom or for how many: "pour les enfants", "für zwei". */
export const foreignForSome = [
  'pour (?:les |des |vos )?(?:enfants|adolescents|ados|adultes|aînés|étudiant(?:e?s|\\(e\\)s)|membres|couples|groupes|familles|entreprises|bureaux|commerces|nouveaux clients|deux|trois|quatre)',
  'para (?:(?:los|las|sus|nuestr[oa]s) )?(?:niñ[oa]s|adolescentes|adult[oa]s|mayores|estudiantes|miembros|parejas|grupos|familias|empresas|negocios|oficinas|(?:clientes|clientas) nuev[oa]s|nuev[oa]s (?:clientes|clientas)|dos|tres|cuatro)',
  'a (?:negocios|empresas|oficinas|comercios)|(?:en|los|las|el|cada) (?:lunes|martes|miércoles|jueves|viernes|sábados?|domingos?|fin(?:es)? de semana|días? (?:festivos?|feriados?))',
  'für (?:die |Ihre )?(?:Kinder|Jugendliche|Erwachsene|Senioren|Studierende|Studenten|Mitglieder|Paare|Gruppen|Familien|Firmen|Büros|Neukunden|neue Kunden|zwei|drei|vier)',
].join('|');

/** Another kind of what an item is: "de groupe", "en grupo", "am Wochenende". */
export const foreignKinds = [
  "(?:de|en) groupe|en duo|d[’']urgence|express|d[eu] soir|de nuit|de fin de semaine|(?:semi-)?privée?s?|collecti(?:f|ve)s?|commercia(?:le?s?|ux)|résidentiel(?:le)?s?",
  'en grupo|grupal(?:es)?|urgentes?|de (?:urgencia|emergencia|noche|fin de semana|oficinas?|negocios?|empresas?|comercios?)|(?:después|antes) de|de (?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|\\d+) (?!min|hora)\\p{L}+|(?:semi)?privad[ao]s?|nocturn[ao]s?|comercial(?:es)?|residencial(?:es)?',
  'in der Gruppe|als Notdienst|am (?:Abend|Wochenende|Samstag|Sonntag)|in der Nacht',
].join('|');
