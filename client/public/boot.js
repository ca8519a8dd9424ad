/* Runs before the first paint, from its own file because the Content-Security-Policy allows no inline script.
   Sets the theme, the language and the direction of the page; `lib/i18n` and `lib/appearance` take it from there. */
(function () {
  var root = document.documentElement;

  function read(get) {
    try {
      return get();
    } catch {
      return null;
    }
  }

  function known(value) {
    var code = String(value || '')
      .toLowerCase()
      .split('-')[0];
    return code === 'en' || code === 'ar' ? code : null;
  }

  function cookie() {
    var found = document.cookie.match(/(?:^|;\s*)language=([^;]*)/);
    return found ? decodeURIComponent(found[1]) : null;
  }

  function navigatorLanguage() {
    return (navigator.languages || [navigator.language]).map(known).find(Boolean);
  }

  var sources = [
    function () {
      return new URLSearchParams(location.search).get('lng');
    },
    cookie,
    function () {
      return localStorage.getItem('language');
    },
    function () {
      return sessionStorage.getItem('language');
    },
    navigatorLanguage,
    function () {
      return root.lang;
    },
  ];

  var language =
    sources.reduce(function (found, source) {
      return found || known(read(source));
    }, null) || 'en';
  root.lang = language;
  root.dir = language === 'ar' ? 'rtl' : 'ltr';

  var appearance = read(function () {
    return localStorage.getItem('appearance');
  });
  var dark = appearance === 'dark' || (appearance !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.theme = dark ? 'dark' : 'light';
})();
